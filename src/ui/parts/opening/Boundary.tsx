import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What stands there once something below broke. */
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Where something below breaks, only that is gone; with another key it is drawn anew. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = (): { isBroken: boolean } => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.failure : this.props.children;
  }
}
