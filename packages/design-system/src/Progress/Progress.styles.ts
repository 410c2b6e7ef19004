import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.div`
  ${toneVariables}
  --bar: 6px;
  --groove: color-mix(in srgb, var(--text) 12%, transparent);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 10px;
  font-size: 13px;
  line-height: 18px;
  &[data-tone='accent'] { --tone: var(--accent); }
  &[data-size='small'] { --bar: 4px; gap: 2px 8px; font-size: 12px; line-height: 16px; }
  &[data-size='large'] { --bar: 10px; font-size: 14px; line-height: 20px; }
  @media (forced-colors: active) { --tone: Highlight; --groove: GrayText; }

  &[data-shape='ring'] { display: inline-grid; grid-template-columns: auto; justify-items: center; gap: 6px; text-align: center; }
  &[data-shape='ring'][data-beside] { grid-template-columns: auto minmax(0, auto); justify-content: start; justify-items: start; gap: 0 8px; text-align: start; }
`

export const Label = styled.span`
  grid-column: 1 / -1;
  color: var(--text-muted);
  overflow-wrap: anywhere;
  [data-shape='ring'] > & { grid-row: 2; max-inline-size: max(var(--ring), 160px); }
  [data-beside] > & { grid-column: 2; grid-row: auto; }
`

export const Track = styled.span`
  position: relative;
  block-size: var(--bar);
  border-radius: calc(var(--bar) / 2);
  overflow: hidden;
  background: var(--groove);
  forced-color-adjust: none;
`

export const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: var(--progress);
  border-radius: inherit;
  background: var(--tone);
  transition: inline-size var(--motion) ease-out;

  /* How far is unknown: a piece that wanders; without motion, stripes. */
  [data-indeterminate] & {
    position: absolute;
    inline-size: 36%;
    animation: bip-progress-wander 1.6s ease-in-out infinite;
  }
  @keyframes bip-progress-wander {
    from { inset-inline-start: -36%; }
    to { inset-inline-start: 100%; }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-indeterminate] & {
      inset: 0;
      inline-size: 100%;
      animation: none;
      background: repeating-linear-gradient(-45deg, var(--tone) 0 6px, transparent 6px 12px);
    }
  }
`

export const Segments = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 3px;
  forced-color-adjust: none;
`

export const Segment = styled.span`
  block-size: var(--bar);
  border-radius: 2px;
  background: var(--groove);
  transition: background-color var(--motion) ease-out;
  &[data-done] { background: var(--tone); }
`

export const Figure = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 4ch;
  color: var(--text-muted);
  text-align: end;
  [data-beside] > & { grid-column: 2; justify-content: flex-start; color: var(--text); font-weight: 600; text-align: start; }
  [data-outcome] > & { color: var(--tone); }
  [data-outcome] > & svg { inline-size: 16px; block-size: 16px; }
`
