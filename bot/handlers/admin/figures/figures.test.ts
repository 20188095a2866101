import { expect, test } from "vitest";
import { config } from "#config";
import { translate } from "#core/platform/i18n/translate.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import { buildListing, buildUser } from "../../../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../../tests/fakeTelegram.ts";
import { reportRange } from "./reportRange.ts";

const telegram = fakeTelegram();
const admin = fakePerson();
await telegram.say(admin, "/start");
await User.update({ isAdmin: true }, { where: { telegramId: admin.id } });

type File = { name: string; text: string };
const documentOf = (calls: Call[]) => calls.find(({ method }) => method === "sendDocument")!;

test("/stats tells of today, yesterday and the week in one message, and of the queue", async () => {
  await buildListing({ status: "pending" });
  const [said, ...more] = await telegram.say(admin, "/stats");
  expect(more).toEqual([]);
  expect(said?.text).toMatch(/Новые люди: [1-9]\d* · 0 · [1-9]/);
  expect(said?.text).toContain("На модерации: 1, самое старое ждёт 0 мин");
});

test("a number behind /stats is the days of its last column; what is none brings an explanation", async () => {
  const heads = { "": "7 дней", "7": "7 дней", "1": "1 день", " 32d": "32 дня", "३०": "30 дней" };
  for (const [typed, days] of Object.entries(heads)) {
    const [said] = await telegram.say(admin, `/stats ${typed}`);
    expect(said?.text, typed).toContain(`<b>Сегодня · вчера · ${days}</b>`);
  }
  await buildUser({ createdAt: new Date(Date.now() - 20 * 86_400_000) });
  const people = async (asked: string) => {
    const [said] = await telegram.say(admin, asked);
    return Number(/Новые люди: .* · (\d+)/.exec(String(said?.text))?.[1]);
  };
  expect(await people("/stats 25")).toBe((await people("/stats 15")) + 1);
  for (const typed of ["0", "367", "вчера", "7 8"]) {
    const [said] = await telegram.say(admin, `/stats ${typed}`);
    expect(said?.text, typed).toBe(translate("ru", "stats-usage"));
  }
});

test("/stats says why messages were not sent; of those who have left the bot nothing is to be done", async () => {
  const lost = { chatId: 1, priority: 2, status: "failed", message: { text: { key: "welcome" } } } as const;
  await OutboxMessage.bulkCreate([
    { ...lost, cause: "lost:1", error: "400 Bad Request: can't parse entities" },
    { ...lost, cause: "lost:2", error: "400 Bad Request: can't parse entities" },
    { ...lost, cause: "lost:3", error: "HttpError" },
    { ...lost, cause: "lost:4", error: "stopped" },
    ...["a", "b", "c", "d"].map((error) => ({ ...lost, cause: `lost:${error}`, error })),
    { ...lost, cause: "lost:d2", error: "d" },
  ]);
  const [said] = await telegram.say(admin, "/stats");
  expect(said?.text).toContain(
    "Не отправлено сегодня: 8\n · 2 × 400 Bad Request: can't parse entities\n · 2 × d\n · 1 × HttpError\n · 3 × другие причины\n",
  );
});

test("/report sends the file and its figures, section by section, and each is written down", async () => {
  const today = reportDay(new Date());
  const all = documentOf(await telegram.say(admin, "/report"));
  expect(all).toMatchObject({ chat_id: admin.id, files: [{ name: `bozor-reports-${today}--${today}.csv` }] });
  expect(all.caption).toContain("<b>Пользователи</b>: 1");
  const users = buttonsOf(all).find((button) => JSON.stringify(button).includes("report:users:"));
  const press = users && "callback_data" in users ? users.callback_data : "";
  const section = documentOf(await telegram.press(admin, press));
  const [file] = section.files as File[];
  expect(file?.text).toContain("Не остановили бота;1");
  expect(section.caption).toContain("Не остановили бота: <b>1</b>");
  const person = await User.findOne({ where: { telegramId: admin.id }, rejectOnEmpty: true });
  const noted = await AuditEntry.findAll({
    where: { actorId: person.id, action: "report.export" },
    order: ["id"],
  });
  expect(noted.map(({ subjectId }) => subjectId)).toEqual(["all", "users"]);
});

test("what can't be read as a range brings an explanation", async () => {
  for (const asked of [
    "вчера",
    "0d",
    "31.02.2026",
    "15.11.2026 01.11.2026",
    "1.1.2024 31.12.2026",
    "7d 8d",
    "400d",
  ]) {
    const [said] = await telegram.say(admin, `/report ${asked}`);
    expect(said?.text, asked).toBe(translate("ru", "report-usage"));
  }
});

test("ranges are whole days of the reports' zone", () => {
  const zone = config.REPORT_TIMEZONE;
  expect(zone).toBe("Asia/Tashkent");
  expect(reportRange("01.11.2026 15.11.2026")).toEqual({
    from: new Date("2026-10-31T19:00:00Z"),
    before: new Date("2026-11-15T19:00:00Z"),
  });
  expect(reportRange("1.11.2026")).toEqual(reportRange("2026-11-01"));
  expect(reportRange("०१.११.२०२६ १५.११.२०२६")).toEqual(reportRange("01.11.2026 15.11.2026"));
  const week = reportRange("7d")!;
  expect((week.before.getTime() - week.from.getTime()) / 86_400_000).toBe(7);
  expect(week.before).toEqual(reportRange("")?.before);
});
