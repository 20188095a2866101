import { setApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";
import type { Method, Methods } from "./method.ts";

const answer = (since: string, event: string, data?: unknown): Method => ({
  since,
  run: () => send(event, data),
});

const UNSUPPORTED = { error: "UNSUPPORTED" };

function sensor(name: string): Methods {
  return {
    [`web_app_start_${name}`]: answer("8.0", `${name}_failed`, UNSUPPORTED),
    [`web_app_stop_${name}`]: answer("8.0", `${name}_stopped`),
  };
}

/** The device itself: vibration is shown, everything a desk has not got is declined as clients decline it. */
export const deviceMethods: Methods = {
  web_app_trigger_haptic_feedback: { since: "6.1", run: () => setApp({ hapticAt: Date.now() }) },
  web_app_open_scan_qr_popup: answer("6.4", "scan_qr_popup_closed"),
  web_app_close_scan_qr_popup: { since: "6.4", run: () => {} },
  web_app_biometry_get_info: answer("7.2", "biometry_info_received", { available: false }),
  web_app_biometry_open_settings: { since: "7.2", run: () => {} },
  web_app_check_home_screen: answer("8.0", "home_screen_checked", { status: "unsupported" }),
  web_app_add_to_home_screen: answer("8.0", "home_screen_failed", UNSUPPORTED),
  web_app_request_emoji_status_access: answer("8.0", "emoji_status_access_requested", {
    status: "cancelled",
  }),
  web_app_set_emoji_status: answer("8.0", "emoji_status_failed", UNSUPPORTED),
  ...sensor("accelerometer"),
  ...sensor("device_orientation"),
  ...sensor("gyroscope"),
};
