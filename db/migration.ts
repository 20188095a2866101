import type { QueryInterface } from "sequelize";

/** One step of a migration; `context` is Sequelize's query interface. */
export type Migration = (parameters: { context: QueryInterface }) => Promise<unknown>;
