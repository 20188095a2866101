import Router from "@koa/router";
import * as contract from "#contract/auth.ts";
import { refresh } from "#core/people/auth/refresh.ts";
import { signInWithInitData } from "#core/people/auth/signInWithInitData.ts";
import { signInWithPhone } from "#core/people/auth/signInWithPhone.ts";
import { requestCode } from "#core/people/codes/requestCode.ts";
import { verifyCode } from "#core/people/codes/verifyCode.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const auth = new Router<ApiState>({ sensitive: true });
const refusalLimit = "auth";

route(auth, contract.signInClassifieds, signInWithInitData, { refusalLimit });
route(auth, contract.signInStorefront, signInWithInitData, { refusalLimit });
// The refusals are honest: such a token can't be guessed, and a person who was away too long must learn that they have
// to sign in again.
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
