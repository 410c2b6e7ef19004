import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

/** One event wherever it stands. */
export const Bar = styled.button`
  ${toneVariables}
  &[data-tone='accent'] { --tone: var(--accent); --tone-soft: var(--accent-soft); }
  display: flex;
  align-items: center;
  gap: 5px;
  min-inline-size: 0;
  padding: 0 6px;
  border: 0;
  border-inline-start: 3px solid var(--tone);
  border-radius: 4px;
  background: var(--tone-soft);
  color: var(--text);
  font-size: 12px;
  line-height: 16px;
  text-align: start;
  overflow: hidden;
  /* An edge where a soft tone lies on a soft ground. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--tone) 14%, transparent);
  @media (forced-colors: active) { border: 1px solid ButtonText; }

  &:is(button):hover { background: color-mix(in srgb, var(--tone) 16%, var(--tone-soft)); }
  &:focus-visible { outline-offset: 0; z-index: 3; }

  /* What began before or goes on after has no end there. */
  &[data-continued] { border-inline-start-width: 0; border-start-start-radius: 0; border-end-start-radius: 0; }
  &[data-continues] { border-start-end-radius: 0; border-end-end-radius: 0; }

  &[data-place='month'] { position: absolute; z-index: 1; inset-block-start: calc(var(--day-head) + var(--lane) * var(--lane-step)); inset-inline-start: 3px; inline-size: calc(var(--days) * 100% + var(--days) * 1px - 7px); block-size: 20px; }
  &[data-place='month'][data-continued] { inset-inline-start: 0; inline-size: calc(var(--days) * 100% + var(--days) * 1px - 4px); }
  /* A time on one day is a dot and words, so that the bars of days stand out. */
  &[data-place='month'][data-timed] { border-inline-start: 0; background: none; box-shadow: none; padding-inline: 4px; }
  &[data-place='month'][data-timed]:is(button):hover { background: var(--hover); }

  &[data-place='week'] {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--offset) * 100%);
    inset-inline-start: calc(var(--column) / var(--columns) * (100% - 6px) + 1px);
    flex-direction: column;
    align-items: stretch;
    justify-content: flex-start;
    gap: 0;
    inline-size: calc((100% - 6px) / var(--columns) - 1px);
    block-size: calc(var(--hours) * 100% - 2px);
    min-block-size: 20px;
    padding: 2px 5px;
  }
  &[data-place='week'][data-short] { flex-direction: row; gap: 5px; padding-block: 1px; }

  &[data-place='list'] { inline-size: 100%; min-block-size: 32px; padding: 5px 8px; font-size: 13px; line-height: 18px; }
  &[data-place='list'] + & { margin-block-start: 4px; }
`

/** What is seen; its name is said apart, with both ends of the time. */
export const Shown = styled.span`
  display: contents;
`

export const Dot = styled.span`
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 50%;
  background: var(--tone);
  forced-color-adjust: none;
`

export const Time = styled.span`
  flex: none;
  color: var(--text-muted);
  white-space: nowrap;
  /* In a narrow month the title is worth more than the hour. */
  @container (max-width: 640px) { [data-place='month'] & { display: none; } }
`

export const Title = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-place='week'] & { flex: none; max-block-size: 100%; font-weight: 600; white-space: normal; overflow-wrap: anywhere; }
  [data-short] & { flex: initial; white-space: nowrap; }
  [data-place='list'] & { white-space: normal; overflow-wrap: anywhere; }
`

export const Note = styled.span`
  color: var(--text-muted);
  [data-place='month'] & { display: none; }
  [data-place='week'] & { overflow-wrap: anywhere; }
  [data-short] & { display: none; }
  [data-place='list'] & { flex: none; max-inline-size: 45%; margin-inline-start: auto; }
`
