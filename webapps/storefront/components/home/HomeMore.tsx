import { AboutBlock } from "./AboutBlock.tsx";
import { Faq } from "./Faq.tsx";
import { Steps } from "./Steps.tsx";

/** What the home says below its products. */
export function HomeMore() {
  return (
    <>
      <Faq />
      <Steps />
      <AboutBlock />
    </>
  );
}
