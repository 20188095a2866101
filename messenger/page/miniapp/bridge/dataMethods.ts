import { act } from "../../stores/acting.ts";
import { getWorld } from "../../stores/useWorld.ts";
import { send } from "./channel.ts";
import { type Method, type Methods, text } from "./method.ts";

async function invokeCustom(data: Record<string, unknown>): Promise<void> {
  const req_id = data.req_id;
  try {
    const answer = await act<object>("custom-method", { method: data.method, params: data.params });
    send("custom_method_invoked", { req_id, ...answer });
  } catch (error) {
    send("custom_method_invoked", { req_id, error: error instanceof Error ? error.message : "FAILED" });
  }
}

type Kind = "device_storage" | "secure_storage";

const placeOf = (kind: Kind) => `messenger/${kind}/${getWorld().setup?.bot.id}/${getWorld().personId}`;

function readAll(kind: Kind): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(placeOf(kind)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function storageMethods(kind: Kind): Methods {
  const since = "9.0";
  const save: Method["run"] = ({ req_id, key, value }) => {
    const all = readAll(kind);
    if (typeof value === "string") all[text(key)] = value;
    else delete all[text(key)];
    try {
      localStorage.setItem(placeOf(kind), JSON.stringify(all));
      send(`${kind}_key_saved`, { req_id });
    } catch {
      send(`${kind}_failed`, { req_id, error: "QUOTA_EXCEEDED" });
    }
  };
  return {
    [`web_app_${kind}_save_key`]: { since, run: save },
    [`web_app_${kind}_get_key`]: {
      since,
      run: ({ req_id, key }) =>
        send(`${kind}_key_received`, { req_id, value: readAll(kind)[text(key)] ?? null }),
    },
    [`web_app_${kind}_clear`]: {
      since,
      run: ({ req_id }) => {
        localStorage.removeItem(placeOf(kind));
        send(`${kind}_cleared`, { req_id });
      },
    },
  };
}

/** Methods by which the app keeps data and asks for it through the client. */
export const dataMethods: Methods = {
  web_app_invoke_custom_method: { since: "6.9", run: (data) => void invokeCustom(data) },
  ...storageMethods("device_storage"),
  ...storageMethods("secure_storage"),
  web_app_secure_storage_restore_key: {
    since: "9.0",
    run: ({ req_id }) => send("secure_storage_failed", { req_id, error: "RESTORE_UNAVAILABLE" }),
  },
  web_app_read_text_from_clipboard: {
    since: "6.4",
    // Web clients never give the clipboard away.
    run: ({ req_id }) => send("clipboard_text_received", { req_id, data: null }),
  },
};
