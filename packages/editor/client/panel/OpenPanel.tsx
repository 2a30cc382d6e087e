import { useEffect } from 'react';
import { BrokenPanel, FilesPanel } from '../files/FilesPanel.tsx';
import { clearSelection } from '../page/selected-text.ts';
import { PricesPanel } from '../prices/PricesPanel.tsx';
import { PublishPanel } from '../publish/PublishPanel.tsx';
import { useEditor } from '../state/editor.ts';
import { taskResultIn } from '../state/view.ts';
import { TaskPanel } from '../task/TaskPanel.tsx';
import { TaskResultPanel } from '../task/TaskResultPanel.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { ContactPanel } from './FieldsPanel.tsx';
import { FixedPanel } from './Links.tsx';

/** The open panel. Where none is open, the list of files that cannot be read, if there are any. */
export const OpenPanel = () => {
  const { view, overview } = useEditor();
  const { location, id, panel } = view;
  useEffect(() => {
    if (panel !== 'field' && panel !== 'fixed') clearSelection();
  }, [panel]);
  switch (panel) {
    case 'field':
      return location && <FieldPanel location={location} />;
    case 'fixed':
      return <FixedPanel words={id ?? ''} />;
    case 'prices':
      return <PricesPanel />;
    case 'contact':
      return <ContactPanel />;
    case 'files':
      return <FilesPanel />;
    case 'publish':
      return <PublishPanel />;
    case 'task': {
      const task = overview.tasks.find((one) => one.id === id);
      return task && <TaskPanel key={task.id} task={task} />;
    }
    case 'taskResult': {
      const created = taskResultIn(id);
      return created && <TaskResultPanel {...created} />;
    }
    case null:
      return overview.broken.length > 0 && <BrokenPanel />;
  }
};
