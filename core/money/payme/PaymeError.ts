interface Fault {
  code: number;
  /** Words for the payer, or for Payme's operator. */
  message: { ru: string; uz: string; en: string };
}

/** Every refusal there is. Those from -31050 to -31099 are of what the payer entered, and `data` names the field. */
const faults = {
  not_post: {
    code: -32300,
    message: {
      ru: "Запрос должен быть отправлен методом POST",
      uz: "Soʻrov POST usuli bilan yuborilishi kerak",
      en: "The request must be a POST",
    },
  },
  not_json: {
    code: -32700,
    message: { ru: "Запрос не является JSON", uz: "Soʻrov JSON emas", en: "The request isn't JSON" },
  },
  invalid_request: {
    code: -32600,
    message: {
      ru: "В запросе нет обязательных полей или их тип неверен",
      uz: "Soʻrovda majburiy maydonlar yoʻq yoki ularning turi notoʻgʻri",
      en: "Fields of the request are missing or of a wrong type",
    },
  },
  unknown_method: {
    code: -32601,
    message: { ru: "Метод не найден", uz: "Usul topilmadi", en: "Method not found" },
  },
  not_allowed: {
    code: -32504,
    message: {
      ru: "Недостаточно прав для выполнения метода",
      uz: "Usulni bajarish uchun huquq yetarli emas",
      en: "Not enough privileges for the method",
    },
  },
  internal: {
    code: -32400,
    message: {
      ru: "Внутренняя ошибка, повторите запрос",
      uz: "Ichki xato, soʻrovni takrorlang",
      en: "Internal error, try again",
    },
  },
  wrong_amount: {
    code: -31001,
    message: { ru: "Неверная сумма", uz: "Summa notoʻgʻri", en: "Wrong amount" },
  },
  unknown_payment: {
    code: -31003,
    message: { ru: "Транзакция не найдена", uz: "Tranzaksiya topilmadi", en: "Transaction not found" },
  },
  used_up: {
    code: -31007,
    message: {
      ru: "Отменить нельзя: оплаченное уже использовано или зачислено монетами",
      uz: "Bekor qilib boʻlmaydi: toʻlangani ishlatilgan yoki tanga qilib berilgan",
      en: "Can't be cancelled: what was paid is used up or was credited in coins",
    },
  },
  wrong_state: {
    code: -31008,
    message: {
      ru: "Операция невозможна в этом состоянии транзакции",
      uz: "Tranzaksiyaning bu holatida amalni bajarib boʻlmaydi",
      en: "Impossible in this state of the transaction",
    },
  },
  unknown_order: {
    code: -31050,
    message: { ru: "Заказ не найден", uz: "Buyurtma topilmadi", en: "Order not found" },
  },
  paid_order: {
    code: -31051,
    message: {
      ru: "Заказ или услуга из него уже оплачены",
      uz: "Buyurtma yoki undagi xizmat allaqachon toʻlangan",
      en: "The order, or a service of it, is paid already",
    },
  },
  closed_order: {
    code: -31052,
    message: {
      ru: "Заказ закрыт: оплатить его больше нельзя",
      uz: "Buyurtma yopilgan: uni endi toʻlab boʻlmaydi",
      en: "The order is closed: it can't be paid any more",
    },
  },
  unsellable_order: {
    code: -31053,
    message: {
      ru: "Эта услуга сейчас недоступна для объявления",
      uz: "Bu xizmat hozir eʼlon uchun mavjud emas",
      en: "The listing can't have this service now",
    },
  },
  busy_order: {
    code: -31099,
    message: {
      ru: "Заказ уже оплачивается",
      uz: "Buyurtma toʻlovi amalga oshirilmoqda",
      en: "The order is being paid just now",
    },
  },
  unknown_receipt: {
    code: -32001,
    message: { ru: "Транзакция не найдена", uz: "Tranzaksiya topilmadi", en: "Transaction not found" },
  },
  wrong_receipt: {
    code: -32602,
    message: { ru: "Неверные параметры", uz: "Parametrlar notoʻgʻri", en: "Wrong params" },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** The account field by which Payme names our transaction. */
export const ACCOUNT_FIELD = "order_id";

const isOfAccount = (code: number) => code <= -31_050 && code >= -31_099;

/** A refusal in Payme's own terms. */
export class PaymeError extends Error {
  override name = "PaymeError";
  readonly fault: Fault & { data?: string };

  /** `data` says what the fault is about; of an account it is the field. */
  constructor(name: FaultName, data?: string) {
    super(name);
    const { code, message } = faults[name];
    const about = data ?? (isOfAccount(code) ? ACCOUNT_FIELD : undefined);
    this.fault = { code, message, ...(about !== undefined && { data: about }) };
  }
}
