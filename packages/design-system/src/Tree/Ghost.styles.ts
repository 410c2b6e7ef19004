import { styled } from 'styled-components'

/** The label that follows the pointer. */
export const Ghost = styled.div`
  position: fixed;
  z-index: 3000;
  inset: 0 auto auto 0;
  max-width: 260px;
  padding: 3px 10px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  color: var(--text);
  font-size: 13px;
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`
