import type { PayCall } from "../../pay/shapes.ts";

const codeOf = (answer: unknown): string => {
  if (typeof answer !== "object" || answer === null) return "no answer";
  const { error, errorCode, status, result } = answer as Record<string, unknown>;
  if (typeof error === "object" && error !== null) return String((error as { code?: unknown }).code);
  if (typeof errorCode === "number") return String(errorCode);
  if (typeof error === "number") return error === 0 ? "ok" : String(error);
  const state =
    typeof result === "object" && result !== null ? (result as { state?: unknown }).state : undefined;
  return typeof state === "number" ? `state ${state}` : typeof status === "string" ? status : "ok";
};

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

function CallRow({ call }: { call: PayCall }) {
  return (
    <li>
      <details className="provider-call">
        <summary>
          <span className="provider-call-name">{call.name}</span>
          <span className={call.isLost ? "provider-call-lost" : "provider-call-code"}>
            {call.isLost ? "answer lost" : codeOf(call.answer)}
          </span>
        </summary>
        <h3>To the shop</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <pre tabIndex={0}>{toText(call.request)}</pre>
        <h3>
          {call.isLost ? "Its answer, which never arrived" : "Its answer"}
          {call.status === null ? "" : ` · HTTP ${call.status}`}
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <pre tabIndex={0}>{toText(call.answer)}</pre>
      </details>
    </li>
  );
}

/** The calls between the provider and the shop, each payment under its number. */
export function CallLog({ calls }: { calls: PayCall[] }) {
  const payments = [...new Set(calls.map(({ payment }) => payment))];
  return payments.map((payment) => {
    const own = calls.filter((call) => call.payment === payment).map((call, number) => ({ call, number }));
    return (
      <section key={payment}>
        <h2 className="provider-payment">Payment {payment}</h2>
        <ol className="provider-calls">
          {own.map(({ call, number }) => (
            <CallRow call={call} key={number} />
          ))}
        </ol>
      </section>
    );
  });
}
