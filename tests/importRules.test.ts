import { expect, test } from "vitest";
import { type Wing, wings } from "./kits/tableOwners.ts";
import { refusedLines } from "./refusedLines.ts";

const refused = [
  ["contract/x.ts", 'import "#core/platform/errors/RuleError.ts";'],
  ["contract/x.ts", 'import "../config/env.ts";'],
  ["db/x.ts", 'import "#core/platform/errors/RuleError.ts";'],
  ["db/models/x.ts", 'import "koa";'],
  ["db/migrations/x.ts", 'import "../models/User.ts";'],
  ["core/market/listings/x.ts", 'import "koa";'],
  ["core/market/listings/x.ts", 'import "grammy";'],
  ["core/market/listings/x.ts", 'import "../../api/app.ts";'],
  ["api/routes/x.ts", 'import "#db/models/User.ts";'],
  ["api/routes/x.ts", 'import "sequelize";'],
  ["bot/handlers/x.ts", 'import "pg";'],
  ["bot/x.ts", 'import "../api/app.ts";'],
  ["bot/handlers/start/x.ts", 'import "../../../api/app.ts";'],
  ["bot/handlers/start/x.ts", 'import "../../../config/env.ts";'],
  ["bot/handlers/admin/people/x.ts", 'import "../../../../api/app.ts";'],
  ["bot/handlers/admin/x.ts", 'import "#db/models/User.ts";'],
  ["worker/x.ts", 'import "../bot/bot.ts";'],
  ["webapps/classifieds/features/search/x.tsx", 'import "../../../storefront/main.tsx";'],
  ["webapps/classifieds/features/search/x.tsx", 'import "#webapps/reports/main.tsx";'],
  ["webapps/shared/x.tsx", 'import "#core/platform/errors/RuleError.ts";'],
  ["webapps/shared/x.tsx", 'import "#config";'],
  ["webapps/shared/x.tsx", 'import "#config/folders.ts";'],
  ["messenger/x.ts", 'import "#contract/limits.ts";'],
  ["messenger/x.ts", 'import "../config/env.ts";'],
  ["api/x.ts", 'import "../messenger/createMessenger.ts";'],
  ["core/x.ts", 'import "../tests/factories.ts";'],
  ["config/x.ts", 'import "../lab/deployed.ts";'],
  ["core/market/search/x.ts", 'import "../../../lab/deployed.ts";'],
  ["db/x.ts", 'import "../lab/deployed.ts";'],
  ["api/x.ts", 'import "../lab/deployed.ts";'],
  ["bot/handlers/admin/x.ts", 'import "../../../lab/deployed.ts";'],
  ["webapps/shared/x.ts", 'import "../../lab/deployed.ts";'],
  ["messenger/x.ts", 'import "../lab/deployed.ts";'],
  ["scripts/x.ts", 'import "../lab/deployed.ts";'],
  ["core/market/search/x.test.ts", 'import "../../../lab/judged/market/readCorpus.ts";'],
  ["tests/x.ts", 'import "../lab/judged/market/readCorpus.ts";'],
  ["x.config.ts", 'import "./lab/deployed.ts";'],
] as const;

const wingNames = Object.keys(wings) as Wing[];
const imports = wingNames.flatMap((wing) =>
  wingNames
    .filter((other) => other !== wing)
    .map((other) => ({ wing, other, isDown: wings[wing].some((name) => name === other) })),
);
const lineOf = ({ wing, other }: (typeof imports)[number]) =>
  [`core/${wing}/x/x.ts`, `import "#core/${other}/x/x.ts";`] as const;

const allowed = [
  ["contract/x.ts", 'import "zod";'],
  ["db/models/x.ts", 'import "#contract/limits.ts";'],
  ["core/market/listings/x.ts", 'import "#db/models/User.ts";'],
  ["core/market/listings/x.ts", 'import "../errors.ts";'],
  ["api/routes/x.ts", 'import "#core/platform/errors/RuleError.ts";'],
  ["bot/handlers/x.ts", 'import "#core/platform/errors/RuleError.ts";'],
  ["bot/handlers/start/x.ts", 'import "../../chat/say.ts";'],
  ["bot/handlers/admin/people/x.ts", 'import "../../../chat/say.ts";'],
  ["webapps/classifieds/features/search/x.tsx", 'import "#webapps/shared/Page.tsx";'],
  ["webapps/classifieds/features/search/x.tsx", 'import "#contract/limits.ts";'],
  ["core/market/listings/x.test.ts", 'import "../../tests/factories.ts";'],
  ["lab/judged/market/x.test.ts", 'import "./readCorpus.ts";'],
  ["lab/soak/x.ts", 'import "../bench/statistics.ts";'],
  ["lab/soak/x.ts", 'import "../../bot/main.ts";'],
] as const;

test("every import against the direction of the house is refused", () => {
  const expected = refused.map((pair) => pair.join(" "));
  expect(refusedLines("noRestrictedImports", refused).sort()).toEqual(expected.sort());
});

test("each wing of core imports those below it, and no other", () => {
  expect(imports.filter(({ isDown }) => !isDown)).toHaveLength(16);
  for (const isDown of [true, false]) {
    const lines = imports.filter((one) => one.isDown === isDown).map(lineOf);
    const expected = isDown ? [] : lines.map((pair) => pair.join(" "));
    expect(refusedLines("noRestrictedImports", lines).sort()).toEqual(expected.sort());
  }
});

test("nobody in core imports what wires it", () => {
  const lines = wingNames.map((wing) => [`core/${wing}/x/x.ts`, 'import "#core/wiring.ts";'] as const);
  expect(refusedLines("noRestrictedImports", lines)).toHaveLength(wingNames.length);
});

test("imports along the direction of the house are allowed", () => {
  expect(refusedLines("noRestrictedImports", allowed)).toEqual([]);
});
