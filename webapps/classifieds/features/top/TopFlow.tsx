import { useState } from "react";
import { TopOnboarding } from "./TopOnboarding.tsx";
import { WantToTop } from "./WantToTop.tsx";

export type TopStep = "onboarding" | "want";

interface TopFlowProps {
  first: TopStep;
  onClose: () => void;
}

/** The way to the top before the wizard: what promotion does, and which listing it is for. */
export function TopFlow({ first, onClose }: TopFlowProps) {
  const [step, setStep] = useState(first);
  const onWant = () => setStep("want");
  if (step === "want") return <WantToTop onExplain={() => setStep("onboarding")} onClose={onClose} />;
  return <TopOnboarding onWant={onWant} {...(first === "want" && { onBack: onWant })} onClose={onClose} />;
}
