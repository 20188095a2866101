import Router from "@koa/router";
import * as contract from "#contract/auth.ts";
import { refresh } from "#core/auth/refresh.ts";
import { signInWithInitData } from "#core/auth/signInWithInitData.ts";
import { signInWithPhone } from "#core/auth/signInWithPhone.ts";
import { requestCode } from "#core/codes/requestCode.ts";
import { verifyCode } from "#core/codes/verifyCode.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

export const auth = new Router<ApiState>({ sensitive: true });
const limit = "auth";

route(auth, contract.signInClassifieds, signInWithInitData, { limit });
route(auth, contract.signInStorefront, signInWithInitData, { limit });
route(auth, contract.refreshTokens, ({ refreshToken }) => refresh(refreshToken), { limit });
route(auth, contract.requestCode, ({ phoneNumber }, { address }) => requestCode(phoneNumber, address), {
  limit,
});
route(auth, contract.verifyCode, verifyCode, { limit });
route(auth, contract.signInWithPhone, (signIn, { askedLanguage }) => signInWithPhone(signIn, askedLanguage), {
  limit,
});
