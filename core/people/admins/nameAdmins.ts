import { User } from "#db/models/User.ts";

/** Everybody who is an admin, by name, the first first. Who asks must be one. */
export const nameAdmins = (): Promise<Pick<User, "id" | "firstName" | "lastName" | "username">[]> =>
  User.findAll({
    where: { isAdmin: true },
    attributes: ["id", "firstName", "lastName", "username"],
    order: ["id"],
  });
