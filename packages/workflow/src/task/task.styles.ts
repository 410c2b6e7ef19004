import { layers } from '@bip/design-system'
import { styled } from 'styled-components'

/** Fills what is around it; the circulation stands beside the request where there is room. */
export const Root = styled.section`
  container: task / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 100%;
  /* What takes the focus comes to stand above the foot. */
  & :is(textarea, input, button, [tabindex]) {
    scroll-margin-block-end: 96px;
  }
`

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  @container task (min-width: 1040px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  /* The form is 1 200 wide where there is room; lines that are longer are read with effort. */
  max-inline-size: calc(1200px + 2 * 20px);
  padding: 16px 20px;
`

export const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

export const Aside = styled.aside`
  display: none;
  padding: 16px;
  border-inline-start: 1px solid var(--line);
  background: var(--surface);
  @container task (min-width: 1040px) {
    display: block;
  }
`

export const AsideTitle = styled.h2`
  margin: 0 0 12px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
`

export const CommentBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

/** Side by side where there is room. */
export const EnclosingForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 14px;
`

export const Phrases = styled.div`
  margin-block-start: -8px;
`

export const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.sticky};
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 11px 20px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);
`

export const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

export const Paper = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const PaperTitle = styled.h2`
  margin: 0;
  font-size: 18px;
  font-weight: 600;
  line-height: 26px;
`

export const PaperNote = styled.p`
  margin: 4px 0 0;
  color: var(--text-muted);
`

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
`
