import { ask, serveReference } from "../http/referenceServer.ts";
import { card, group, sections, whole } from "./referenceAnswers.ts";
import {
  currentGroupsSql,
  groupSql,
  memberGroupSql,
  productSql,
  productsSql,
  sectionsSql,
} from "./referenceSql.ts";

const MEMBER_CODE = 14;

async function answer(path: string, asked: URLSearchParams): Promise<unknown> {
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (path === "/api/products") return (await ask(productsSql(asked))).map(card);
  if (path === "/api/products/groups") return sections(await ask({ text: sectionsSql, values: [] }));
  if (path.startsWith("/api/products/"))
    return (await ask({ text: productSql, values: [last] })).map(whole)[0];
  if (path.startsWith("/api/group-purchases/current/"))
    return { joinable: (await ask({ text: currentGroupsSql, values: [last] })).map(group) };
  const text = last.length === MEMBER_CODE ? memberGroupSql : groupSql;
  return (await ask({ text, values: [last] })).map(group)[0];
}

serveReference(answer);
