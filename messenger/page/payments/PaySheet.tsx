import { useEffect, useId, useRef, useState } from "react";
import type { PayOutcome } from "../../shapes/invoices.ts";
import { act } from "../stores/acting.ts";
import {
  attempt,
  type InvoiceStatus,
  type Paying,
  setWorld,
  toast,
  usePerson,
  useWorld,
} from "../stores/useWorld.ts";
import { BareDialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { StarIcon } from "./StarIcon.tsx";

const TOP_UP = 1000;

const counted = new Intl.NumberFormat("en-US");
const stars = (count: number) => `${counted.format(count)} ${count === 1 ? "Star" : "Stars"}`;

function leave({ done }: Paying, status: InvoiceStatus): void {
  setWorld({ paying: null });
  done(status);
}

type Step = { kind: "ready" } | { kind: "paying" } | { kind: "refused"; error: string };

/** Pays; the answer is why it could not be done, or nothing. */
async function pay({ invoice: { slug, amount } }: Paying): Promise<string | null> {
  try {
    const outcome = await act<PayOutcome>("pay", { slug });
    if (outcome.status === "failed") return outcome.error;
    toast(`Paid ${stars(amount)}`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "The payment failed";
  }
}

const statusAt: Record<Step["kind"], InvoiceStatus> = {
  ready: "cancelled",
  // Closed while the bot is being asked: nobody here will hear what became of it.
  paying: "pending",
  refused: "failed",
};

function Sheet({ paying, balance, botName }: { paying: Paying; balance: number; botName: string }) {
  const { title, description, amount } = paying.invoice;
  const [step, setStep] = useState<Step>({ kind: "ready" });
  const isOpen = useRef(true);
  const id = useId();
  const missing = amount - balance;

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function close(): void {
    isOpen.current = false;
    leave(paying, statusAt[step.kind]);
  }

  async function confirm(): Promise<void> {
    if (step.kind === "paying") return;
    setStep({ kind: "paying" });
    const error = await pay(paying);
    // A sheet that was closed meanwhile has told its status already.
    if (!isOpen.current) return;
    if (error === null) leave(paying, "paid");
    else setStep({ kind: "refused", error });
  }

  return (
    <BareDialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="pay-sheet"
      onClose={close}
    >
      <header className="pay-head">
        <button aria-label="Close" className="icon-button" onClick={close} type="button">
          <Icon name="close" />
        </button>
        <p className="pay-balance">
          <span>Balance</span>
          <strong>
            <StarIcon size={14} />
            {counted.format(balance)}
            <span className="hidden-words"> Stars</span>
          </strong>
        </p>
      </header>
      <div className="pay-body">
        <span className="pay-star">
          <StarIcon size={64} />
        </span>
        <h2 id={`${id}-title`}>Confirm your purchase</h2>
        <p id={`${id}-text`}>
          Do you want to buy <strong>{title}</strong> in <strong>{botName}</strong> for{" "}
          <strong className="pay-price">{stars(amount)}</strong>?
        </p>
        <p className="pay-about">{description}</p>
        <p className="pay-refusal" role="alert">
          {step.kind === "refused" && step.error}
          {missing > 0 && `You need ${stars(missing)} more.`}
        </p>
        {missing > 0 ? (
          <button
            className="pay-button"
            onClick={() => attempt(act("stars", { amount: Math.max(TOP_UP, missing) }))}
            type="button"
          >
            Get {stars(Math.max(TOP_UP, missing))}
          </button>
        ) : (
          <button
            aria-disabled={step.kind === "paying"}
            className="pay-button"
            onClick={() => void confirm()}
            type="button"
          >
            {step.kind === "paying" ? (
              <>
                <span aria-hidden="true" className="spinner" />
                <span className="hidden-words">Asking the bot</span>
              </>
            ) : (
              <>
                {step.kind === "refused" ? "Try again" : "Confirm and pay"} <StarIcon />{" "}
                {counted.format(amount)}
                <span className="hidden-words"> Stars</span>
              </>
            )}
          </button>
        )}
        <p className="pay-note">
          {missing > 0 ? "In this stand-in Stars cost nothing." : "Stars of this stand-in are play money."}
        </p>
      </div>
    </BareDialog>
  );
}

/** The invoice that is open, if any, as a sheet that asks to confirm it. */
export function PaySheet() {
  const paying = useWorld((state) => state.paying);
  const person = usePerson();
  const botName = useWorld(({ profile, setup }) => profile?.name ?? setup?.bot.name ?? "the bot");
  if (!paying || !person) return null;
  return <Sheet balance={person.stars} botName={botName} key={paying.invoice.slug} paying={paying} />;
}
