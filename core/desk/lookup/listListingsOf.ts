import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import type { Found } from "./lookUp.ts";

const MOST = 10;

/** A person's latest listings, for an admin. */
export const listListingsOf = (userId: number): Promise<Found["listings"]> =>
  sequelize.query<Found["listings"][number]>(
    `select id, name, link, status from listings where owner_id = $userId and status <> 'draft'
     order by status = 'active' desc, id desc limit ${MOST}`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
