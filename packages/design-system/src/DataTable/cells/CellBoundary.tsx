import { Component, type ReactNode } from 'react'
import { brokenText } from './cellMakers.ts'

type CellBoundaryProps = {
  /** Drawn again when it is another one. */
  row: unknown
  children: ReactNode
}

/** Leaves a mark where a cell throws; less than the boundary for pages, whose notice and button every table would carry. */
export class CellBoundary extends Component<CellBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidUpdate({ row }: CellBoundaryProps): void {
    if (this.state.isBroken && row !== this.props.row) this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? brokenText : this.props.children
  }
}
