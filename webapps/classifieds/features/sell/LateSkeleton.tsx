import { useEffect, useState } from "react";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** What usually comes right behind the first view is drawn without anything before it. */
const LATE_AFTER_MS = 500;

/** The shape of the rest of the form, once that is slow to come. */
export function LateSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <FormSkeleton />;
}
