import { styled } from 'styled-components'

/** Lies over the body, below the headers. */
export const State = styled.div`
  position: absolute;
  inset-block: var(--head-height, 36px) 0;
  inset-inline: 0;
  overflow: hidden;
  padding: 12px;
  &[data-skeleton] { padding: 0; overflow: hidden; }
  &[data-over] { inset-block: var(--head-height, 36px) auto; }
`

export const SkeletonCells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--cells), 1fr);
  align-items: center;
  gap: 24px;
  padding: 0 12px;
  border-block-end: 1px solid var(--line);
`

/** The shapes of rows, in sight only where the reader is quicker than the page. */
export const Backdrop = styled.div`
  position: absolute;
  inset: var(--head-height, 36px) 0 0;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(var(--row-height) / 2 - 5px),
    var(--skeleton) calc(var(--row-height) / 2 - 5px) calc(var(--row-height) / 2 + 5px),
    transparent calc(var(--row-height) / 2 + 5px) var(--row-height)
  );

  /* Rows that one sees through would show them all the time. */
  &[data-pinned] { inset-inline-end: auto; inline-size: var(--pinned, 0); }
`
