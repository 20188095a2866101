import { AboutBlock } from "../about/AboutBlock.tsx";
import { Faq } from "../about/Faq.tsx";
import { Steps } from "../about/Steps.tsx";

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
