import { css } from 'styled-components'

/** Looks of the ready cells; plain elements, for a styled component in each cell would cost more than all it shows. */
export const readyCells = css`
  .cell-progress {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
    & > i { position: relative; flex: 1; min-inline-size: 24px; block-size: 6px; border-radius: 3px; background: var(--line); overflow: hidden; }
    & > i::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: var(--share); background: var(--of); }
    & > span { min-inline-size: 36px; text-align: end; }
  }
  .cell-link { margin-inline: -4px; padding-inline: 4px; overflow: hidden; border-radius: var(--radius-small); color: var(--accent); line-height: 24px; outline-offset: -2px; text-overflow: ellipsis; text-decoration: none; }
  .cell-link:hover { text-decoration: underline; }
  .cell-image { block-size: calc(var(--row-height) - 8px); inline-size: auto; max-inline-size: 100%; border-radius: var(--radius-small); object-fit: cover; }
  .cell-spark {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
    & > svg { flex: 1; min-inline-size: 24px; block-size: 18px; overflow: visible; }
    & polyline { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
    & > span { min-inline-size: 36px; text-align: end; }
  }
  @media (forced-colors: active) {
    .cell-progress > i { forced-color-adjust: none; background: GrayText; }
    .cell-progress > i::before { background: Highlight; }
  }
`
