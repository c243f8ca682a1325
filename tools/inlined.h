/* Lists of ints without calls: reading, writing and adding an item, and making an object of a small int, are what the
   compiled engine does most.

   mypyc calls its runtime library for each of them. Inlined, the compiler also sees that a reference is taken and given
   back at once. Every C file that mypyc writes is compiled with this header before it (setup.py); whatever is out of
   the ordinary (a negative index, one out of range, a long int, a full list) still goes to the library, which raises
   what it always raised. */

#ifndef SANDTABLE_INLINED_H
#define SANDTABLE_INLINED_H

#include <Python.h>
#include <CPy.h>

#ifndef Py_GIL_DISABLED /* where threads run side by side, mypyc takes other ways */

/* Is a tagged int short, and an index from the front of this list? */
static inline int sandtable_is_within(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *sandtable_item_borrowed(PyObject *list, CPyTagged index) {
    if (likely(sandtable_is_within(list, index)))
        return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    return CPyList_GetItemBorrow(list, index);
}

static inline PyObject *sandtable_item(PyObject *list, CPyTagged index) {
    if (likely(sandtable_is_within(list, index))) {
        PyObject *item = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *sandtable_item_at(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *sandtable_item_borrowed_at(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline bool sandtable_set_item(PyObject *list, CPyTagged index, PyObject *value) {
    if (likely(sandtable_is_within(list, index))) {
        PyObject *before = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
        PyList_SET_ITEM(list, CPyTagged_ShortAsSsize_t(index), value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

static inline int sandtable_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < ((PyListObject *)list)->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE((PyVarObject *)list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

/* Python keeps one object for each small int: they are noted when the engine is loaded. One table for all files. */
#define SANDTABLE_SMALL 257
__attribute__((weak, visibility("hidden"))) PyObject *sandtable_small[SANDTABLE_SMALL];

__attribute__((constructor)) static void sandtable_note_small(void) {
    if (sandtable_small[0] == NULL)
        for (long i = SANDTABLE_SMALL - 1; i >= 0; i--)
            sandtable_small[i] = PyLong_FromLong(i);
}

static inline PyObject *sandtable_boxed(CPyTagged number) {
    if (likely(number < 2 * SANDTABLE_SMALL && CPyTagged_CheckShort(number))) {
        PyObject *small = sandtable_small[number >> 1];
        Py_INCREF(small);
        return small;
    }
    return CPyTagged_StealAsObject(number);
}

/* Where something has gone wrong speed is no matter. */
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));

#define PyList_Append sandtable_append
#define CPyTagged_StealAsObject sandtable_boxed
#define CPyList_GetItem sandtable_item
#define CPyList_GetItemShort sandtable_item
#define CPyList_GetItemInt64 sandtable_item_at
#define CPyList_GetItemBorrow sandtable_item_borrowed
#define CPyList_GetItemShortBorrow sandtable_item_borrowed
#define CPyList_GetItemInt64Borrow sandtable_item_borrowed_at
#define CPyList_SetItem sandtable_set_item

#endif
#endif
