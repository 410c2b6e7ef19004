type Box = { x: number; y: number; width: number; height: number }

/** The parts of the viewer that are used here, by the names under which it gives them. */
export type DiagramServices = {
  canvas: {
    zoom(to?: number | 'fit-viewport', center?: 'auto'): number
    scroll(by: { dx: number; dy: number }): void
    viewbox(box?: Box): Box & { inner: Box; outer: { width: number; height: number } }
    addMarker(id: string, name: string): void
    removeMarker(id: string, name: string): void
  }
  elementRegistry: { get(id: string): unknown }
  overlays: {
    add(id: string, type: string, overlay: { position: { bottom: number; left: number }; html: HTMLElement }): string
    remove(filter: { type: string }): void
  }
}
