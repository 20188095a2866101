import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EMBEDDED_NAME } from "../../../db/embedded/name.ts";
import { ownHouse } from "./houses.ts";

const read = (name: string) => readFileSync(join(ownHouse().folder, name), "utf8").trim();

/** The address of the embedded database of the plain market that this process's journeys visit. */
export function plainDatabase(): string {
  const { databasePassword } = JSON.parse(read("secrets.json")) as { databasePassword: string };
  return `postgres://${EMBEDDED_NAME}:${encodeURIComponent(databasePassword)}@127.0.0.1:${read("postgres.port")}/${EMBEDDED_NAME}`;
}
