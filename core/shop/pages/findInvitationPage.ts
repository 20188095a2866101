import { z } from "zod";
import { cutText } from "#contract/cutText.ts";
import { type GroupStatus, groupStatuses } from "#contract/groups.ts";
import type { Language } from "#contract/languages.ts";
import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { cleanLine } from "#contract/words.ts";
import { hideContacts } from "#core/platform/words/hideContacts.ts";
import { read } from "#db/readPool.ts";
import { boolean, maybe, number, text } from "#db/rows.ts";
import { type ProductPage, productColumns, productPageJoins, productPageRow } from "./productColumns.ts";

/** The most characters of a first name that are shown. A longer one is a text that poses as a name. */
const NAME_MAX = 30;

/** The facts of a group that anybody with its code or a member's may see. */
export interface InvitationPage {
  product: ProductPage;
  isOnSale: boolean;
  status: GroupStatus;
  placesLeft: number;
  /** First name of the member whose own code it is, while they are in the group. */
  inviter: string | null;
}

const shape = {
  ...productPageRow,
  isOnSale: boolean,
  status: z.enum(groupStatuses),
  placesLeft: number,
  inviter: maybe(text),
};

const select = (inviter: string, found: string) => `
  select ${productColumns}, p.is_published as "isOnSale", status_now(g.status, g.ends_at) as status,
    g.participants_to_complete as places, g.participants_to_complete - g.members_count as "placesLeft",
    ${inviter} as inviter
  from groups g join products p on p.id = g.product_id ${productPageJoins} where ${found}`;

const byGroup = { name: "head-group", text: select("null::text", "g.invite_code = $1") };
const byMember = {
  name: "head-member-group",
  text: select(
    `(select u.first_name from group_members m join users u on u.id = m.user_id
      where m.invite_code = $1 and m.left_at is null)`,
    "g.id = (select group_id from group_members where invite_code = $1)",
  ),
};

/** Finds the public facts of a group by its code or by a member's; undefined for an unknown code. */
export async function findInvitationPage(
  code: string,
  language: Language,
): Promise<InvitationPage | undefined> {
  const statement = code.length === MEMBER_CODE_LENGTH ? byMember : byGroup;
  const [row] = await read(shape, statement, [code, language]);
  if (!row) return undefined;
  const { isOnSale, status, placesLeft, inviter, ...product } = row;
  const name = cutText(hideContacts(cleanLine(inviter ?? "")), NAME_MAX).trim();
  return { product, isOnSale, status, placesLeft, inviter: name || null };
}
