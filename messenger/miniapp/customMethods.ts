import { ownContact } from "../people/shareContact.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { makeContactData } from "./initData.ts";

const KEYS_LIMIT = 1024;
const VALUE_LIMIT = 4096;
/** How long a shared contact can be asked for. */
const CONTACT_LIFE_S = 60;

type CustomAnswer = { result: unknown } | { error: string };

const isKey = (key: unknown): key is string => typeof key === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(key);

const readKeys = (keys: unknown): string[] => (Array.isArray(keys) ? keys.map(String) : [String(keys)]);

/** Answers `web_app_invoke_custom_method`: cloud storage, the shared contact, the time. */
export function runCustomMethod(
  world: World,
  person: Person,
  method: string,
  params: Record<string, unknown>,
): CustomAnswer {
  world.state.cloud[person.id] ??= {};
  const storage = world.state.cloud[person.id] ?? {};
  switch (method) {
    case "getRequestedContact": {
      const sharedAt = world.state.contactsShared[person.id] ?? 0;
      if (unixNow() - sharedAt > CONTACT_LIFE_S) return { error: "CONTACT_NOT_REQUESTED" };
      return { result: makeContactData(ownContact(person), sharedAt, world.options.botToken) };
    }
    case "saveStorageValue": {
      const { key, value } = params;
      if (!isKey(key)) return { error: "KEY_INVALID" };
      if (typeof value !== "string" || value.length > VALUE_LIMIT) return { error: "VALUE_INVALID" };
      if (!(key in storage) && Object.keys(storage).length >= KEYS_LIMIT) return { error: "QUOTA_EXCEEDED" };
      storage[key] = value;
      world.changed();
      return { result: true };
    }
    case "getStorageValues":
      return { result: Object.fromEntries(readKeys(params.keys).map((key) => [key, storage[key] ?? ""])) };
    case "getStorageKeys":
      return { result: Object.keys(storage) };
    case "deleteStorageValues":
      for (const key of readKeys(params.keys)) delete storage[key];
      world.changed();
      return { result: true };
    case "getCurrentTime":
      return { result: unixNow() };
    default:
      return { error: "METHOD_INVALID" };
  }
}
