import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { reportSections } from "#contract/reportKinds.ts";
import * as contract from "#contract/reports.ts";
import { readPurchases } from "#core/desk/reports/readPurchases.ts";
import { readRange } from "#core/desk/reports/readRange.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { buildUser } from "../../tests/factories.ts";
import { fillWithReports, seeded } from "../../tests/reportFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const OCTOBER = Date.UTC(2026, 9, 1) * 1000;
const DAY = 86_400_000_000;

let api: TestApi;
beforeAll(async () => {
  const chances = seeded(5);
  await fillWithReports({ ...chances, moment: () => OCTOBER + chances.below(60) * (DAY / 2) });
  api = await startTestApi();
});

let latestId = 10_000;
const buildPerson = (isAdmin: boolean, bannedAt?: Date) =>
  buildUser({ id: ++latestId, isAdmin, ...(bannedAt && { bannedAt }) });

const sections = Object.values(contract).filter(
  (value): value is typeof contract.getShares => "method" in value && value.method === "get",
);
const paths = sections.map(({ path }) => path as string);
const whole = { startDate: "10.01.2026", endDate: "10.31.2026", section: "joins" };
const query = (asked: Record<string, string>) => `?${new URLSearchParams(asked)}`;
const order = { ...whole, section: "all", format: "csv", language: "ru" };

test("every stated call is here", () => {
  expect(paths.sort()).toEqual([
    "/api/app-opens/report",
    "/api/expired-products/report",
    "/api/expired-products/search",
    "/api/group-purchases/report",
    "/api/notifications/report",
    "/api/products/report",
    "/api/reports/days",
    "/api/searches/report",
    "/api/shares/report",
    "/api/users/report",
  ]);
});

describe.each(sections.map((endpoint) => [endpoint.path as string, endpoint as Endpoint] as const))(
  "%s",
  (path, { output }) => {
    test("is for admins alone", async () => {
      const [person, banned] = [await buildPerson(false), await buildPerson(true, new Date())];
      for (const [who, status, code] of [
        [{}, 401, "unauthorized"],
        [{ as: person.id }, 403, "forbidden"],
        [{ as: banned.id }, 403, "banned"],
      ] as const) {
        expect(await api.ask(path + query(whole), who)).toMatchObject({ status, body: { code } });
        // What is asked is nobody's business before that.
        expect(await api.ask(path, who)).toMatchObject({ status });
      }
      expect(await AuditEntry.count({ where: { actorId: [person.id, banned.id] } })).toBe(0);
    });

    test("answers the same, in its shape, to each way of writing dates", async () => {
      const { id } = await buildPerson(true);
      const answers = [];
      for (const [startDate, endDate] of [
        ["10.01.2026", "10.31.2026"],
        ["2026-10-01", "2026-10-31"],
        ["2026-09-30T19:00:00.000Z", "2026-10-31T18:59:59.999Z"],
        ["2026-10-01T00:00:00+05:00", "2026-10-31T23:59:59.999+05:00"],
      ] as const) {
        const answer = await api.call(path + query({ ...whole, startDate, endDate }), { as: id });
        expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
        answers.push(JSON.parse(answer.text) as unknown);
      }
      expect(answers).toEqual(Array(4).fill(answers[0]));
      expect(output.parse(answers[0])).toEqual(answers[0]);
      expect(answers[0]).not.toEqual([]);
    });

    test.each([
      [{}, { startDate: "required", endDate: "required" }],
      [{ startDate: "02.30.2026", endDate: "03.01.2026" }, { startDate: "date" }],
      [{ startDate: "03.01.2026", endDate: "2026/03/01" }, { endDate: "date" }],
      [{ startDate: "03.02.2026", endDate: "03.01.2026" }, { startDate: "order" }],
      [{ startDate: "01.01.2026", endDate: "01.02.2027" }, { endDate: "long" }],
      [{ startDate: "1".repeat(41), endDate: "03.01.2026" }, { startDate: "date" }],
    ])("refuses %j", async (dates, fields) => {
      const { id } = await buildPerson(true);
      const answer = await api.ask(path + query({ section: "users", ...dates } as Record<string, string>), {
        as: id,
      });
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input", fields } });
      expect(await AuditEntry.count({ where: { actorId: id } })).toBe(0);
    });

    test("notes the look once", async () => {
      const { id } = await buildPerson(true);
      for (let times = 0; times < 3; times++) await api.call(path + query(whole), { as: id });
      expect(await AuditEntry.findAll({ where: { actorId: id }, raw: true })).toMatchObject([
        { action: "report.look", subjectType: "report" },
      ]);
    });
  },
);

test("twice the same date, and dates with brackets, are refused", async () => {
  const { id } = await buildPerson(true);
  for (const odd of ["startDate=10.01.2026&startDate=10.02.2026", "startDate[0]=10.01.2026"]) {
    const answer = await api.ask(`/api/users/report?${odd}&endDate=10.31.2026`, { as: id });
    expect(answer).toMatchObject({ status: 400, body: { fields: { startDate: expect.any(String) } } });
  }
});

test("rows of purchases are those of the rule, and expired ones are the others", async () => {
  const { id } = await buildPerson(true);
  const range = readRange(whole);
  for (const [path, isExpired] of [
    ["/api/products/report", false],
    ["/api/expired-products/report", true],
  ] as const) {
    const { body } = await api.ask(path + query(whole), { as: id });
    expect(body).toEqual(await readPurchases(range, { isExpired }));
  }
});

test("searches have two names", async () => {
  const { id } = await buildPerson(true);
  const ask = (path: string) => api.ask<unknown[]>(path + query(whole), { as: id });
  const searches = await ask("/api/searches/report");
  expect(searches.body).not.toEqual([]);
  expect(await ask("/api/expired-products/search")).toEqual(searches);
});

test("each section has its days", async () => {
  const { id } = await buildPerson(true);
  for (const section of reportSections) {
    const { body } = await api.ask<z.output<typeof contract.getReportDays.output>>(
      `/api/reports/days${query({ ...whole, section })}`,
      { as: id },
    );
    expect(body.map(({ day }) => day)).toEqual(
      Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, "0")}`),
    );
  }
  const odd = await api.ask(`/api/reports/days${query({ ...whole, section: "clicks" })}`, { as: id });
  expect(odd).toMatchObject({ status: 400, body: { fields: { section: "unknown" } } });
});

test("only an admin has a file made, of what there is", async () => {
  const [person, admin] = [await buildPerson(false), await buildPerson(true)];
  const make = (who: { as?: number }, body: unknown) => api.ask("/api/reports/exports", { ...who, body });
  expect(await make({}, order)).toMatchObject({ status: 401 });
  expect(await make({ as: person.id }, order)).toMatchObject({ status: 403 });
  for (const [change, fields] of [
    [{ section: "money" }, { section: "unknown" }],
    [{ format: "pdf" }, { format: "unknown" }],
    [{ language: "uz" }, { language: "unknown" }],
    [{ endDate: "13.01.2026" }, { endDate: "date" }],
    [{ startDate: ["10.01.2026"] }, { startDate: "required" }],
  ] as const) {
    const answer = await make({ as: admin.id }, { ...order, ...change });
    expect(answer).toMatchObject({ status: 400, body: { fields } });
  }
  expect(await AuditEntry.count({ where: { actorId: [person.id, admin.id] } })).toBe(0);
});

describe("a file", () => {
  interface Made {
    link: string;
    name: string;
  }
  const make = async (as: number, change: object = {}) => {
    const { body, status } = await api.ask<Made>("/api/reports/exports", {
      as,
      body: { ...order, ...change },
    });
    expect(status).toBe(200);
    return body;
  };

  test.each([
    ["csv", "text/csv; charset=utf-8", "\uFEFF"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
  ])("as %s comes without a token, to be saved, and is kept by nobody", async (format, type, begin) => {
    const { id } = await buildPerson(true);
    for (const section of [...reportSections, "all"]) {
      const { link, name } = await make(id, { section, format });
      const about = section === "all" ? "reports" : section;
      expect(name).toBe(`bozor-${about}-2026-10-01--2026-10-31.${format}`);
      expect(link.endsWith(`/${name}`)).toBe(true);
      const response = await fetch(api.url + link);
      const file = Buffer.from(await response.arrayBuffer()).toString("utf8");
      expect([response.status, file.startsWith(begin)]).toEqual([200, true]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": type,
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
        "access-control-allow-origin": "https://web.telegram.org",
        "x-content-type-options": "nosniff",
      });
    }
    expect(await AuditEntry.findAll({ where: { actorId: id }, raw: true, limit: 1 })).toMatchObject([
      { action: "report.export", subjectType: "report", subjectId: "purchases", details: { format } },
    ]);
    expect(await AuditEntry.count({ where: { actorId: id } })).toBe(reportSections.length + 1);
  });

  test("is only under its own name, and only for what its link stands for", async () => {
    const { id } = await buildPerson(true);
    const { link, name } = await make(id, { section: "users" });
    const [head, claims, signature] = link.split("/")[4]!.split(".");
    const richer = Buffer.from(claims!, "base64url").toString().replace('"users"', '"all"');
    for (const [token, file] of [
      [`${head}.${claims}.${signature}`, "other.csv"],
      [`${head}.${claims}.${signature}`, encodeURIComponent('x"\r\nSet-Cookie: a=b')],
      [`${head}.${Buffer.from(richer).toString("base64url")}.${signature}`, name.replace("users", "reports")],
      ["x", name],
    ]) {
      const answer = await api.ask(`/api/reports/exports/${token}/${file}`);
      expect(answer, `${token} ${file}`).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
  });

  test("is no longer there for whoever is no admin any more", async () => {
    const admin = await buildPerson(true);
    const { link } = await make(admin.id);
    await admin.update({ isAdmin: false });
    expect(await api.ask(link)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  test("making and opening files counts by person", async () => {
    const strict = await startTestApi({ limits: { user: 1e6, stranger: 1e6, exports: 2 } });
    try {
      const [one, other] = [await buildPerson(true), await buildPerson(true)];
      const ask = (as: number) => strict.call("/api/reports/exports", { as, body: order });
      const { link } = JSON.parse((await ask(one.id)).text) as Made;
      expect((await strict.call(link)).status).toBe(200);
      expect((await strict.call(link)).status).toBe(429);
      expect((await ask(one.id)).status).toBe(429);
      expect((await ask(other.id)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
