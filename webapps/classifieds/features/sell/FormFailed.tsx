import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import type { FailedProps } from "#webapps/shared/ui/lazyPart.tsx";

const offline = new ApiError("offline");

/** What stands where code of the form couldn't come. */
export function FormFailed(props: FailedProps) {
  return <ErrorScreen error={offline} {...props} />;
}
