import { useEffect, useState } from "react";
import type { PayReport, PayView, PayWay } from "../../pay/shapes.ts";
import type { Person } from "../../shapes/world.ts";
import { api } from "../api.ts";
import { attempt } from "../stores/useWorld.ts";
import { backToShop } from "./backToShop.ts";
import { PayResult } from "./PayResult.tsx";
import { PayWays } from "./PayWays.tsx";
import { formatSum, providerNames } from "./words.ts";

type Loaded = { order: PayView; people: Person[] };

const providerOfPage = () => location.pathname.split("/")[2] ?? "";

async function load(): Promise<Loaded> {
  const link = encodeURIComponent(location.href);
  const [order, people] = await Promise.all([
    api<PayView>("GET", `/pay/${encodeURIComponent(providerOfPage())}?link=${link}`),
    api<Person[]>("GET", "/people"),
  ]);
  document.title = `${providerNames[order.provider]} – local stand-in`;
  return { order, people };
}

function Payer({ people, payer, onChange }: { people: Person[]; payer: Person; onChange(id: number): void }) {
  return (
    <label className="provider-payer">
      <span>Payer</span>
      <select onChange={({ target }) => onChange(Number(target.value))} value={payer.id}>
        {people.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>
            {[firstName, lastName].filter(Boolean).join(" ")}
          </option>
        ))}
      </select>
    </label>
  );
}

function Order({ order, people }: Loaded) {
  const asked = Number(new URLSearchParams(location.search).get("person"));
  const [payerId, setPayerId] = useState(asked);
  const [busy, setBusy] = useState<PayWay | null>(null);
  const [report, setReport] = useState<PayReport | null>(null);
  const payer = people.find(({ id }) => id === payerId) ?? people[0];

  async function giveBack(payment: string): Promise<void> {
    const made = await api<PayReport>("POST", `/pay/${order.provider}/return`, { payment });
    setReport((before) => ({ ...made, calls: [...(before?.calls ?? []), ...made.calls] }));
  }

  async function choose(how: PayWay): Promise<void> {
    setBusy(how);
    setReport(null);
    try {
      setReport(await api<PayReport>("POST", `/pay/${order.provider}`, { link: location.href, how }));
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <header className="provider-head">
        <p className="provider-label">Stand-in for {providerNames[order.provider]}: no money moves</p>
        <h1>{providerNames[order.provider]}</h1>
        <p className="provider-amount">{formatSum(order.tiyin)}</p>
        <dl className="provider-order">
          <dt>Order</dt>
          <dd>{order.orderNumber}</dd>
        </dl>
        {payer && <Payer onChange={setPayerId} payer={payer} people={people} />}
      </header>
      {report && payer && (
        <PayResult
          onBack={() => attempt(backToShop(order.back, payer.id))}
          onReturn={order.canGiveBack ? (payment) => attempt(giveBack(payment)) : null}
          report={report}
        />
      )}
      <PayWays
        busy={busy}
        isAgain={report !== null}
        onChoose={(way) => attempt(choose(way))}
        tiyin={order.tiyin}
      />
    </>
  );
}

/** A provider's page where an order is paid; its stand-in. */
export function PayPage() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [refusal, setRefusal] = useState("");

  useEffect(() => {
    load().then(setLoaded, (error: unknown) =>
      setRefusal(error instanceof Error ? error.message : String(error)),
    );
  }, []);

  return (
    <main className="provider-page">
      {refusal && (
        <section className="provider-result provider-refused">
          <h1>This payment isn't possible</h1>
          <p>{refusal}</p>
          <a className="button primary provider-button" href="/">
            Back to the messenger
          </a>
        </section>
      )}
      {loaded && <Order {...loaded} />}
    </main>
  );
}
