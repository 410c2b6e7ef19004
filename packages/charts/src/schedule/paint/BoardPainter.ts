import { fitSheet } from '../../sheet/fitSheet.ts'
import { Lettering } from '../../sheet/Lettering.ts'
import { Speed } from '../../sheet/Speed.ts'
import { timeAt, xAt } from '../model/boxes.ts'
import { rowsWithin } from '../model/rows.ts'
import type { Sight } from '../sight.ts'
import { boxesOf, drawBars, drawMarks, drawTexts } from './bars.ts'
import { type Brushes, brushesOf } from './brushes.ts'
import { drawGround, drawPlaces } from './ground.ts'
import { Loads } from './Loads.ts'
import type { BoardScene, Drawing } from './types.ts'

/** px a second above which nobody reads: letters are left out until the eye can follow for some frames. */
const readable = 2500
const calmFrames = 3

/** Draws what of the board is in sight, all of it and in the frame in which it is scrolled: nothing can be blank. */
export class BoardPainter {
  #scene: BoardScene | null = null
  #brushes: Brushes | null = null
  #lettering: Lettering | null = null
  #loads: Loads | null = null
  readonly #speed = new Speed()
  /** Frames since it was too fast. */
  #calm = calmFrames

  /** Given before anything is drawn. */
  show(scene: BoardScene): void {
    if (scene.tokens !== this.#scene?.tokens) this.forget()
    if (scene.all !== this.#scene?.all) this.#loads = null
    this.#scene = scene
  }

  /** Forgets colours and how wide texts are: another theme or font has come. */
  forget(): void {
    this.#brushes = null
    this.#lettering = null
  }

  /** Draws; false where letters were left out because it passes too fast to be read. */
  draw(sheet: HTMLCanvasElement, sight: Sight, time: number, isResting: boolean): boolean {
    const scene = this.#scene
    const [width, height] = [sight.width - sight.names, sight.height - sight.head]
    const context = scene && width > 0 && height > 0 ? fitSheet(sheet, { width, height }) : null
    if (!scene || !context) return true
    this.#brushes ??= brushesOf(context, scene.tokens)
    this.#lettering ??= new Lettering(context, `12.5px ${scene.tokens.sans}`)
    this.#loads ??= new Loads(scene.all)
    const { left, top } = sight
    const drawing: Drawing = {
      ...{ context, scene, left, top, width, height },
      ...{ brushes: this.#brushes, lettering: this.#lettering, loads: this.#loads },
      rows: rowsWithin(scene.rows, top, top + height),
      from: timeAt(scene.axis, left),
      to: timeAt(scene.axis, left + width),
    }
    this.#calm = this.#speed.at(left, top, time) < readable ? this.#calm + 1 : 0
    if (isResting) this.#calm = calmFrames
    const isReadable = this.#calm >= calmFrames
    context.fillStyle = scene.tokens.surface
    context.fillRect(0, 0, width, height)
    drawGround(drawing)
    const boxes = boxesOf(drawing)
    drawBars(drawing, boxes)
    if (isReadable) drawTexts(drawing, boxes)
    drawMarks(drawing, boxes)
    drawPlaces(drawing)
    context.fillStyle = scene.tokens.accent
    context.fillRect(Math.round(xAt(scene.axis, scene.now) - left), 0, 1.5, height)
    return isReadable
  }
}
