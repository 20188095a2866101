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
const refusalLimit = "auth";

route(auth, contract.signInClassifieds, signInWithInitData, { refusalLimit });
route(auth, contract.signInStorefront, signInWithInitData, { refusalLimit });
// Its refusals are honest: nobody guesses such a token, and whoever was away too long has to learn so to sign in anew.
route(auth, contract.refreshTokens, ({ refreshToken }, { countSignIn }) =>
  refresh(refreshToken, countSignIn),
);
route(
  auth,
  contract.requestCode,
  ({ phoneNumber, device }, { address }) => requestCode(phoneNumber, address, device),
  { limit: "codes" },
);
route(auth, contract.verifyCode, verifyCode, { refusalLimit });
route(auth, contract.signInWithPhone, signInWithPhone, { refusalLimit });
