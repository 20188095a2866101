import Router from "@koa/router";
import * as contract from "#contract/reminders.ts";
import { muteReminder, readSettings } from "#core/shop/reminders/readSettings.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const reminders = new Router<ApiState>({ sensitive: true });

route(reminders, contract.listReminderSettings, (_, { userId }) => readSettings(userId));
route(reminders, contract.muteReminder, (setting, { userId }) => muteReminder(userId, setting));
