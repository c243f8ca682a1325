"""Work that anybody can order: done in processes of their own, within a limit of time and memory."""
