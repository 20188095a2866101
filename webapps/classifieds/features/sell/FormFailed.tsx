import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import type { FailedProps } from "#webapps/shared/ui/lazyPart.tsx";

const offline = new ApiError("offline");

/** Stands in place of code of the form that couldn't come. */
export function FormFailed(props: FailedProps) {
  return <ErrorScreen error={offline} {...props} />;
}
