import Router from "@koa/router";
import * as desk from "#contract/adminOrders.ts";
import * as contract from "#contract/orders.ts";
import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { confirmOrder } from "#core/shop/orders/confirmOrder.ts";
import { editByShop, noteByShop } from "#core/shop/orders/editByShop.ts";
import { listAllOrders, readAdminOrder } from "#core/shop/orders/listAllOrders.ts";
import { moveByShop } from "#core/shop/orders/moveByShop.ts";
import { countOrderQueues } from "#core/shop/orders/orderQueues.ts";
import { rateOrder } from "#core/shop/orders/rateOrder.ts";
import { listOrders, readOrder } from "#core/shop/orders/readOrders.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const orders = new Router<ApiState>({ sensitive: true });

route(orders, contract.listOrders, (page, { userId }) => listOrders(userId, page));
route(orders, contract.getOrder, ({ id }, { userId }) => readOrder(userId, id));
route(orders, contract.confirmOrder, ({ id }, { userId }) => confirmOrder(userId, id));
route(orders, contract.cancelOrder, (asked, { userId }) => cancelOrder(userId, asked));
route(orders, contract.rateOrder, (rating, { userId }) => rateOrder(userId, rating));
route(orders, desk.listAllOrders, (asked) => listAllOrders(asked));
route(orders, desk.countOrderQueues, () => countOrderQueues());
route(orders, desk.getAdminOrder, ({ id }) => readAdminOrder(id));
route(orders, desk.moveOrder, (asked, { userId }) => moveByShop(userId, asked));
route(orders, desk.editOrder, (edit, { userId }) => editByShop(userId, edit));
route(orders, desk.noteOrder, (asked, { userId }) => noteByShop(userId, asked));
