import { Component, type ReactNode } from "react";
import { cutText } from "#contract/cutText.ts";
import { track } from "../client/track.ts";
import { CrashScreen } from "./CrashScreen.tsx";

/**
 * A bug in a page shows a way out instead of nothing, and is counted. A changed `place` gives the next page a try;
 * `home` is where going back leads without a history.
 */
export class ErrorBoundary extends Component<
  { place: string; home?: string; children: ReactNode },
  { failedAt: string | undefined }
> {
  override state: { failedAt: string | undefined } = { failedAt: undefined };

  static getDerivedStateFromError() {
    return { failedAt: "" };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedAt: this.props.place });
    track("crash", { message: cutText(String(error), 200), place: cutText(this.props.place, 200) });
  }

  override componentDidUpdate({ place }: { place: string }) {
    if (place !== this.props.place && this.state.failedAt !== undefined)
      this.setState({ failedAt: undefined });
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <CrashScreen home={this.props.home} />;
  }
}
