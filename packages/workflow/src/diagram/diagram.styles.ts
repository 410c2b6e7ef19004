import { visuallyHidden } from '@bip/design-system'
import { css, styled } from 'styled-components'

export const Frame = styled.figure`
  position: relative;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

/** Shapes get line and ground, flows and their arrowheads only the line. */
const marked = (name: string, line: string, ground: string) => css`
  & .djs-shape.bip-${name} > .djs-visual > :nth-child(1) {
    stroke: ${line} !important;
    fill: ${ground} !important;
  }
  & .djs-connection.bip-${name} > .djs-visual > path {
    stroke: ${line} !important;
  }
`

/** The library styles its shapes inline, hence the marks of importance. */
export const Canvas = styled.div`
  --diagram-line: var(--text-faint);
  & .djs-container svg { outline: none; }
  /* Arrowheads are shared by all ways and take the colour of each. */
  & defs marker path { stroke: context-stroke !important; fill: context-stroke !important; }
  ${marked('finished', 'var(--success)', 'var(--success-soft)')}
  ${marked('active', 'var(--accent)', 'var(--accent-soft)')}
  ${marked('moved', 'var(--warning)', 'var(--warning-soft)')}
  ${marked('failed', 'var(--danger)', 'var(--danger-soft)')}
  & .djs-shape.bip-active > .djs-visual > :nth-child(1) { stroke-width: 3px !important; }
  & .bip-badge {
    display: inline-block;
    padding: 1px 8px;
    border-radius: 10px;
    background: var(--surface);
    border: 1px solid currentColor;
    font-size: 12px;
    line-height: 18px;
    white-space: nowrap;
  }
  & .bip-badge[data-tone='finished'] { color: var(--success); }
  & .bip-badge[data-tone='active'] { color: var(--accent); }
  & .bip-badge[data-tone='moved'] { color: var(--warning); }
  & .bip-badge[data-tone='failed'] { color: var(--danger); }
  & .bjs-powered-by { color: var(--text-muted) !important; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`

export const Tools = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  z-index: 2;
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

export const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 14px;
  border-block-start: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
`

export const LegendItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 10px;
    border: 1.5px solid var(--text-faint);
    border-radius: 3px;
  }
  &[data-tone='finished']::before { border-color: var(--success); background: var(--success-soft); }
  &[data-tone='active']::before { border-color: var(--accent); background: var(--accent-soft); }
  &[data-tone='moved']::before { border-color: var(--warning); background: var(--warning-soft); }
  &[data-tone='failed']::before { border-color: var(--danger); background: var(--danger-soft); }
`

export const Hidden = styled.ol`
  ${visuallyHidden}
`
