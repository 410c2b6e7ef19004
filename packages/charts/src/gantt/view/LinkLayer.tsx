import { useLayoutEffect, useMemo, useRef } from 'react'
import { LinkIndex } from '../axis/LinkIndex.ts'
import type { LinkEnd } from '../axis/linkPath.ts'
import { linkPath } from '../axis/linkPath.ts'
import { isCritical } from '../model/slack.ts'
import { Links } from './Axis.styles.ts'
import { type BarScene, boxOf } from './BarPainter.ts'

type Props = { scene: BarScene; rows: Int32Array; rowHeight: number; version: number }

/** Rows beyond those in sight for which links are drawn, so that a quick reader sees them at once. */
const beyond = 12

type Paths = { lines: string[]; arrows: string[] }

/** One end of a link: the middle of a bar's edge. */
export const endOf = (scene: BarScene, key: string, row: number, isFinish: boolean, rowHeight: number): LinkEnd => {
  const span = scene.plan.spanOf(key)
  const { left, width } = boxOf(scene, key, span)
  const milestone = width === 0 ? 7 : 0
  return { x: isFinish ? left + width + milestone : left - milestone, y: (row + 0.5) * rowHeight, isFinish }
}

/** The paths of the links among some rows: usual ones, and critical ones. */
const pathsOf = ({ scene, rows, rowHeight }: Props, index: LinkIndex, from: number, end: number): readonly [Paths, Paths] => {
  const { plan } = scene
  const { network } = plan.schedule
  const [usual, critical]: [Paths, Paths] = [
    { lines: [], arrows: [] },
    { lines: [], arrows: [] },
  ]
  for (const at of index.within(from, end)) {
    const link = plan.links[at]
    const [one, other] = [rows[network.from[at] ?? 0] ?? -1, rows[network.to[at] ?? 0] ?? -1]
    if (!link || Math.max(one, other) < from || Math.min(one, other) > end) continue
    const type = link.type ?? 'FS'
    const isDown = other >= one
    const path = linkPath(
      endOf(scene, link.from, one, type[0] === 'F', rowHeight),
      endOf(scene, link.to, other, type[1] === 'F', rowHeight),
      (isDown ? other : other + 1) * rowHeight,
    )
    const isHot = scene.hasCritical && isCritical(plan, link.from) && isCritical(plan, link.to)
    const paths = isHot ? critical : usual
    paths.lines.push(path.line)
    paths.arrows.push(path.arrow)
  }
  return [usual, critical]
}

/** All links as one layer: written on while one scrolls, outside React. */
export const LinkLayer = (props: Props) => {
  const { scene, rows, rowHeight, version } = props
  const svg = useRef<SVGSVGElement>(null)
  const now = useRef(props)
  now.current = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the plan may have other links.
  const index = useMemo(() => {
    const { network } = scene.plan.schedule
    return new LinkIndex(scene.plan.links.length, (link) => {
      const [from, to] = [rows[network.from[link] ?? 0] ?? -1, rows[network.to[link] ?? 0] ?? -1]
      return from < 0 || to < 0 ? null : [from, to]
    })
  }, [scene.plan, rows, version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene has its links elsewhere.
  useLayoutEffect(() => {
    const scroller = svg.current?.closest<HTMLElement>('[role="treegrid"], [role="grid"]')
    if (!scroller) return
    let drawn = [-1, -1]
    const draw = (isAnew: boolean): void => {
      const first = Math.floor(scroller.scrollTop / rowHeight)
      const end = first + Math.ceil(scroller.clientHeight / rowHeight)
      const isInside = first >= (drawn[0] ?? 0) && end <= (drawn[1] ?? 0)
      if (!isAnew && isInside) return
      drawn = [first - beyond, end + beyond]
      const [usual, critical] = pathsOf(now.current, index, Math.max(0, first - beyond), end + beyond)
      const texts = [usual.lines, usual.arrows, critical.lines, critical.arrows].map((list) => list.join(''))
      for (const [at, path] of [...(svg.current?.children ?? [])].entries()) path.setAttribute('d', texts[at] ?? '')
    }
    const onScroll = (): void => draw(false)
    draw(true)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [index, rowHeight, scene])
  return (
    <Links ref={svg} data-links aria-hidden>
      <path />
      <path data-arrow />
      <path data-critical />
      <path data-critical data-arrow />
    </Links>
  )
}
