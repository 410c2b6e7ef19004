import { visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'

export const Head = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  color: var(--text-muted);
  font-size: 11.5px;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

export const HeadName = styled.span`
  ${visuallyHidden}
`

export const TickBox = styled.div`
  position: absolute;
  box-sizing: border-box;
  block-size: 50%;
  overflow: clip;
  border-inline-start: 1px solid var(--line);
  line-height: 17px;
  white-space: nowrap;

  & > span { position: sticky; inset-inline-start: calc(var(--start, 0px) + 5px); padding-inline: 5px; }
  &[data-tier='upper'] { inset-block-start: 0; color: var(--text); font-weight: 600; border-block-end: 1px solid var(--line); }
  &[data-tier='lower'] { inset-block-end: 0; }
`

export const Pill = styled.span`
  position: absolute;
  inset-block-start: 1px;
  padding: 0 7px;
  border-radius: 8px;
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  line-height: 15px;
  white-space: nowrap;
  transform: translateX(-50%);

  &[data-today] { background: var(--accent); box-shadow: none; color: var(--text-on-accent); }
`

/** What lies behind the rows, from the left edge of the axis. */
export const Ground = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--start, 0px);
  inline-size: 0;
  pointer-events: none;

  & > i { position: absolute; inset-block: 0; }
  & > i[data-free] { background: color-mix(in srgb, var(--text-faint) 9%, transparent); }
  & > i[data-line] { border-inline-start: 1px solid var(--line); opacity: 0.7; }
  & > i[data-marker] { border-inline-start: 1px dashed var(--text-faint); }
  & > i[data-today] { border-inline-start: 1.5px solid var(--accent); }
`

/** Links, as paths of one picture. */
export const Links = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--start, 0px);
  inline-size: 1px;
  block-size: 1px;
  overflow: visible;
  pointer-events: none;

  & > path { fill: none; stroke: var(--text-faint); stroke-width: 1.1; }
  & > path[data-arrow] { fill: var(--text-faint); stroke: none; }
  & > path[data-critical] { stroke: var(--danger); stroke-width: 1.5; }
  & > path[data-critical][data-arrow] { fill: var(--danger); stroke: none; }
  & > path[data-second] { stroke: var(--pending); stroke-width: 1.5; }
  & > path[data-new] { stroke: var(--accent); stroke-dasharray: 4 3; }
`
