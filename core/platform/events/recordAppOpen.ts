import { appOpens } from "./buffers.ts";

interface AppOpen {
  deeplink?: string | undefined;
  data?: string | undefined;
  app?: string | undefined;
}

/** Records that an app was opened; opens before sign-in count too. */
export function recordAppOpen(
  userId: number | undefined,
  { deeplink, data, app = "classifieds" }: AppOpen,
): void {
  appOpens.add({
    user_id: userId ?? null,
    created_at: new Date().toISOString(),
    app,
    deeplink: deeplink ?? null,
    data: data ?? null,
  });
}
